/** A table of figures below its title; the sentence instead if there are none. */
export function FigureTable({
  title,
  empty,
  heads,
  rows,
}: {
  title: string;
  empty: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[];
}) {
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className="desk-empty">{empty}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
