import pg from 'pg';

/** What a kitchen of ten years has, and the other kitchens beside it. */
export const size = {
  recipes: 10_000,
  tasks: 100_000,
  movements: 1_000_000,
  waste: 50_000,
  items: 2_000,
  organizations: 1_000,
};

type Overrides = Readonly<Record<string, string>>;

const copiedId = `md5(row.id::text || n)::uuid`;
/** Over the last two years. */
const spread = (column: string) => `row.${column} - ((n * 7) % 730) * interval '1 day'`;

/**
 * Copies the demo kitchen's rows until it is of this size. Superuser; foreign keys are not checked, as that takes longer than
 * the copying.
 */
export async function fill(adminUrl: string, organizationId: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const copy = (table: string, until: number, overrides: Overrides) =>
      copyRows(client, organizationId, table, until, { id: copiedId, ...overrides });
    await copy('item', size.items, { name: `row.name || ' ' || n`, external_id: 'null' });
    const times = await copy('recipe', size.recipes, {
      name: `row.name || ' ' || n`,
      external_id: 'null',
      output_item_id: 'null',
    });
    for (const table of ['recipe_ingredient', 'recipe_step'])
      await copyTimes(client, organizationId, table, times, {
        id: copiedId,
        recipe_id: `md5(row.recipe_id::text || n)::uuid`,
      });
    // Only completed ones: nobody leaves thousands of tasks open.
    const completed = `row.status = 'completed'`;
    await copyRows(
      client,
      organizationId,
      'prep_task',
      size.tasks,
      {
        id: copiedId,
        business_date: `row.business_date - (n * 7) % 730`,
        due_at: spread('due_at'),
        completed_at: spread('completed_at'),
        prep_item_id: 'null',
        lot_id: 'null',
      },
      completed,
    );
    await copy('stock_movement', size.movements, {
      occurred_at: spread('occurred_at'),
      reverses_id: 'null',
      settles_id: 'null',
    });
    await copy('waste_entry', size.waste, {
      business_date: `row.business_date - (n * 7) % 730`,
      occurred_at: spread('occurred_at'),
    });
    await copyOrganizations(client, organizationId);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Copies the rows of a table until it has so many; how many times each was copied. */
async function copyRows(
  client: pg.Client,
  organizationId: string,
  table: string,
  until: number,
  overrides: Overrides,
  which = 'true',
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${table} row where organization_id = $1 and ${which}`,
    [organizationId],
  );
  const times = Math.max(0, Math.ceil(until / Number(rows[0]?.count ?? 1)) - 1);
  await copyTimes(client, organizationId, table, times, overrides, which);
  return times;
}

async function copyTimes(
  client: pg.Client,
  organizationId: string,
  table: string,
  times: number,
  overrides: Overrides,
  which = 'true',
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => overrides[name] ?? `row.${name}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} row, generate_series(1, ${times}) n
      where row.organization_id = $1 and ${which}`,
    [organizationId],
  );
}

/** Each has a few items, so that the indexes hold many organizations. */
async function copyOrganizations(client: pg.Client, organizationId: string): Promise<void> {
  const id = `md5(row.organization_id::text || n)::uuid`;
  await copyTimes(client, organizationId, 'organization', size.organizations, {
    id,
    organization_id: id,
    demo: 'false',
  });
  await copyTimes(client, organizationId, 'recipe', size.organizations, {
    id: `md5(row.id::text || 'o' || n)::uuid`,
    organization_id: id,
  });
}
