/**
 * The toy feature of check-feature.mjs: `files` are its own files; `edits` are the rows that it adds to the list of features
 * and to the two central tables of the contract.
 */
export const files = {
  'schema/inputs/toys.ts': `import { z } from 'zod';
import * as parts from './parts.ts';

export const createToy = z.strictObject({ name: parts.name, itemId: parts.id.nullish() });
`,

  'api/features/toys/toy.entity.ts': `import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import { ToyKind } from './toys.enums.ts';

@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'toy' })
@Index({ properties: ['organizationId', 'name', 'id'] })
export class Toy extends OrganizationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => ToyKind)
  @Property({ type: 'text', default: 'soft' })
  kind: string = 'soft';

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  itemId: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    toy: Toy;
  }
}
`,

  'api/features/toys/toys.enums.ts': `import { graphEnum } from '../../platform/graphql/enums.ts';

export const ToyKind = graphEnum('ToyKind', ['soft', 'hard']);
`,

  'api/features/toys/toys.queries.ts': `import { sql } from 'kysely';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Toy } from './toy.entity.ts';

const byName: ListOrder = {
  direction: 'ascending',
  keys: [
    { value: sql\`toy.name\`, type: 'text' },
    { value: sql\`toy.id\`, type: 'uuid' },
  ],
};

export async function listToys(db: Db, viewer: Viewer, page: PageInput): Promise<Page<Toy>> {
  const keyset = new Keyset(byName, page);
  const rows = db
    .selectFrom('toy')
    .selectAll('toy')
    .select(keyset.cursorKeys)
    .where('toy.organizationId', '=', viewer.organizationId);
  return keyset.page(await keyset.cut(rows).execute());
}
`,

  'api/features/toys/toys.service.ts': `import { createToy as createInput } from '#schema/inputs/toys.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { add } from '../../platform/database/transaction.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { Toy } from './toy.entity.ts';
import { listToys } from './toys.queries.ts';

export async function toyPage(ctx: Context, page: PageInput): Promise<Page<Toy>> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listToys(db, viewer, page));
}

export async function toysById(ctx: Context, ids: readonly string[]): Promise<Toy[]> {
  const { organizationId } = authorize(ctx, 'inventory.read');
  return ctx.read((db) => rowsById(db, 'toy', organizationId, ids));
}

export async function createToy(ctx: Context, input: InputOf<typeof createInput>): Promise<Toy> {
  authorize(ctx, 'inventory.update');
  const { name, itemId = null } = parse(createInput, input);
  return ctx.write('toy.created', { name, itemId }, async (tx) => {
    const toy = add(tx, Toy, { name, itemId });
    await tx.em.flush();
    const live = { type: 'TOY_UPDATED', data: { id: toy.id, version: toy.version } } as const;
    tx.record({ entity: 'Toy', entityId: toy.id, changes: { name: [null, name] }, live });
    return toy;
  });
}
`,

  'api/features/toys/toys.resolver.ts': `import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { createToy } from '#schema/inputs/toys.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { Toy } from './toy.entity.ts';
import * as toys from './toys.service.ts';

const ToyConnection = connectionOf(Toy);
const CreateToyInput = inputType('CreateToyInput', createToy);

@Resolver(() => Toy)
export class ToysResolver {
  @Query(() => ToyConnection)
  toys(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Page<Toy>> {
    return toys.toyPage(ctx, page);
  }

  @Mutation(() => Toy)
  createToy(@Ctx() ctx: Context, @Input(CreateToyInput) input: InputOf<typeof createToy>): Promise<Toy> {
    return toys.createToy(ctx, input);
  }
}
`,

  'api/features/toys/toys.descriptions.ts': `import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: { fields: { toys: 'The toys, by name.' } },
    Mutation: { fields: { createToy: 'Creates a toy.' } },
    Toy: { about: 'A toy.', fields: { kind: 'What it is like.', itemId: 'What it is made of; null without one.' } },
    ToyConnection: { about: 'A page of toys.' },
    ToyKind: { about: 'What a toy is like.', fields: { soft: 'Soft.', hard: 'Hard.' } },
    CreateToyInput: { about: 'A new toy.', of: 'Toy' },
  },
};
`,

  'api/features/toys/toys.demo.ts': `import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { Toy } from './toy.entity.ts';

export const toysDemo: DemoPart = {
  needs: [Item],
  rows: (demo) => void demo.add(Toy, 'Onion', { name: 'Onion', itemId: demo.idOf(Item, 'Yellow onion') }),
};
`,

  'api/features/toys/feature.ts': `import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { changeShape } from '../../platform/live/live-messages.ts';
import { Toy } from './toy.entity.ts';
import { toysDemo } from './toys.demo.ts';
import { descriptions } from './toys.descriptions.ts';
import { ToysResolver } from './toys.resolver.ts';
import { toysById } from './toys.service.ts';

export const toys = feature({
  entities: [Toy],
  resolvers: [ToysResolver],
  nodes: [{ type: Toy, table: 'toy', permission: 'inventory.read', namedBy: ['toyId'], find: toysById }],
  auditSubjects: { Toy: { name: columnOf('toy'), kitchenWork: true } },
  liveMessages: { TOY_UPDATED: { about: 'A toy changed.', shape: changeShape } },
  descriptions,
  demo: toysDemo,
});
`,
};

/** File → the text to find, and the line to insert after it. */
export const edits = {
  'api/features.ts': [
    ["import 'reflect-metadata';\n", "import { toys } from './features/toys/feature.ts';\n"],
    ['export const features: readonly Feature[] = [\n', '  toys,\n'],
  ],
  'api/app/root-queries.ts': [['export const rootQueries = {\n', "  'Query.toys': 'inventory.read',\n"]],
  'api/app/root-mutations.ts': [['export const rootMutations = {\n', "  'Mutation.createToy': 'inventory.update',\n"]],
  'schema/live.ts': [
    ['export interface LiveData {\n', '  readonly TOY_UPDATED: LiveChange;\n'],
    ['export const liveTypes = [\n', "  'TOY_UPDATED',\n"],
    ['export const livePermissions = {\n', "  TOY_UPDATED: 'inventory.board',\n"],
  ],
};
