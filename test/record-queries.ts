/** Returns a database that writes the SQL of each statement, and each batch, to `queries`. */
export const recordQueries = (database: D1Database, queries: string[]): D1Database =>
  new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name === 'batch') queries.push('batch');
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value;
      return (sql: string) => {
        queries.push(sql.trim());
        return target.prepare(sql);
      };
    },
  });
