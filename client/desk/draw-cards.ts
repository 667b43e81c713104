import {
  CARD_PADDING,
  CARD_WEIGHT,
  layOutPaper,
  listCardTexts,
} from '../../src/domain/site/card-paper';
import type { CardColors, CardFacts } from '../../src/domain/site/share-card';
import { SHARE_CARD } from '../../src/domain/site/share-card';

const QUALITY = 0.8;

/**
 * Draws the cards for shared links that the page lacks, as a load draws them, and sends them; then the sentence says so.
 * What cannot be drawn or sent is left to the next load.
 */
export async function drawCards(note: HTMLElement): Promise<void> {
  const { cards, colors }: { cards: { file: string; facts: CardFacts }[]; colors: CardColors } =
    JSON.parse(note.dataset.cards ?? '{"cards":[]}');
  const body = new FormData();
  body.set('action', 'cards');
  for (const { file, facts } of cards) {
    const drawn = await drawCard(facts, colors).catch(() => undefined);
    if (!drawn) return;
    body.append('card', new File([drawn], file, { type: drawn.type }));
  }
  const action = note.dataset.action ?? '';
  const answer = await fetch(action, { method: 'POST', body }).catch(() => undefined);
  if (answer?.ok) note.textContent = note.dataset.drawn ?? '';
}

async function drawCard(facts: CardFacts, colors: CardColors): Promise<Blob | undefined> {
  const { width, height } = facts.size ?? SHARE_CARD;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const picture = new Image();
  picture.src = facts.picture;
  await Promise.all([picture.decode(), document.fonts.load(getFont(1))]);
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [shownWidth, shownHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(
    picture,
    ...[(width - shownWidth) / 2, (height - shownHeight) / 2],
    shownWidth,
    shownHeight,
  );
  drawPaper(context, facts, colors);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob?.type === 'image/jpeg' ? blob : undefined;
}

/** Cuts place and price into the photograph. */
function drawPaper(context: CanvasRenderingContext2D, facts: CardFacts, colors: CardColors): void {
  const texts = listCardTexts(facts, colors).map((line) => {
    context.font = getFont(line.size);
    return { ...line, width: context.measureText(line.text).width };
  });
  if (texts.length === 0) return;
  const { top, width, lines } = layOutPaper(texts);
  context.fillStyle = colors.paper;
  context.fillRect(0, top, width, SHARE_CARD.height - top);
  for (const { text, size, scale, baseline, fill } of lines) {
    context.font = getFont(size * scale);
    context.fillStyle = fill;
    context.fillText(text, CARD_PADDING, baseline);
  }
}

const getFont = (size: number) => `${CARD_WEIGHT} ${size}px Newsreader`;
