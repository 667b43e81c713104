/** Adds subscribers with three searches for two of them, of cities, types, prices and rooms in turn. */
export async function insertSubscribers(db: D1Database, count: number): Promise<void> {
  const people = Array.from(
    { length: count },
    (_, number) => `p${String(number).padStart(6, '0')}`,
  );
  const searches = people.flatMap((account, number) =>
    Array.from({ length: 1 + (number % 2) }, (_, turn) => ({
      ...{ id: `${account} ${turn}`, account },
      criteria: buildCriteria(number + turn * 7),
    })),
  );
  await db.batch([
    db
      .prepare(
        `INSERT INTO accounts (id, email, name, language, subscriber, created_at, confirmed_at)
         SELECT value, value || '@example.be', 'An Maas', iif(key % 2, 'fr', 'nl'), 1, 0, 1
         FROM json_each(?1)`,
      )
      .bind(JSON.stringify(people)),
    db
      .prepare(
        `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
         SELECT value ->> 'id', value ->> 'person', 'Huis', value ->> 'criteria', 0, 0
         FROM json_each(?1)`,
      )
      .bind(JSON.stringify(searches)),
  ]);
}

const CITIES = ['DURBUY', 'HOTTON', 'SPA', 'VIELSALM', 'RENDEUX', 'MANHAY', 'EREZÉE', 'AYWAILLE'];

function buildCriteria(turn: number) {
  const isRent = turn % 5 === 4;
  const price = isRent ? 500 + (turn % 20) * 50 : 120_000 + (turn % 40) * 10_000;
  return {
    goal: isRent ? 'rent' : 'sale',
    types: [1 + (turn % 4)],
    cities: Array.from({ length: 1 + (turn % 3) }, (_, next) => ({
      name: CITIES[(turn + next) % CITIES.length],
    })),
    priceMax: price,
    ...(turn % 3 === 0 && { bedroomsMin: 2 + (turn % 3) }),
    ...(turn % 7 === 0 && { garden: true }),
  };
}
