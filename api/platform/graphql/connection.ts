import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

/** A row with its cursor. */
export interface Edge<Row> {
  readonly cursor: string;
  readonly node: Row;
}

/** One page of a keyset-paged list, always in the order of the list. */
export interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly edges: readonly Edge<Row>[];
  readonly pageInfo: PageInfo;
}

/** A page: `first` rows from the start or after a cursor, or `last` rows up to the end or before a cursor. */
export interface PageInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** The arguments of every connection. */
@ArgsType()
export class PageArguments implements PageInput {
  @Field(() => Int, { nullable: true })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => Int, { nullable: true })
  last?: number | null;

  @Field(() => String, { nullable: true })
  before?: string | null;
}

/**
 * The connection type of a node type, by Relay's specification, with `nodes` in addition to `edges`.
 * @param name of the node type in the schema, if it differs from the class name
 */
export function connectionOf<Row extends object>(nodeType: new () => Row, name = nodeType.name): new () => Page<Row> {
  @ObjectType(`${name}Edge`, { description: 'A row of a page, with its place in the list.' })
  class ConnectionEdge implements Edge<Row> {
    @Field(() => String)
    cursor!: string;

    @Field(() => nodeType)
    node!: Row;
  }

  @ObjectType(`${name}Connection`)
  class Connection implements Page<Row> {
    @Field(() => [nodeType])
    nodes!: Row[];

    @Field(() => [ConnectionEdge])
    edges!: ConnectionEdge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** The page with its rows replaced by these, in the same order. */
export function withNodes<Row>({ pageInfo, edges }: Page<unknown>, nodes: readonly Row[]): Page<Row> {
  const paired = nodes.map((node, index) => ({
    node,
    get cursor() {
      return edges[index]?.cursor ?? '';
    },
  }));
  return { nodes, pageInfo, edges: paired };
}
