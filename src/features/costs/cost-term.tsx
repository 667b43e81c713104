/** A Belgian term with a dotted line, which opens its explanation in place. */
export function CostTerm({ term, explanation }: { term: string; explanation: string }) {
  return (
    <details className="term">
      <summary>
        <span>{term}</span>
      </summary>
      <p>{explanation}</p>
    </details>
  );
}
