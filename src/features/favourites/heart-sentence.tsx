import { Icon } from '../../views/ui/icon';

/** A sentence about the heart of the cards, which its text writes as ♡. */
export function HeartSentence({ text }: { text: string }) {
  const [before, after] = text.split('♡');
  return (
    <p className="lead heart-sentence">
      {before}
      {after !== undefined && <Icon name="heart" />}
      {after}
    </p>
  );
}
