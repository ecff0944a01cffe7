import { features } from '../features.ts';
import { printedSchema } from '../platform/graphql/schema-file.ts';
import { buildGraph } from '../platform/graphql/schema.ts';

/** Prints the SDL, sorted, to standard output: the committed schema/schema.graphql. */
process.stdout.write(printedSchema(await buildGraph(features)));
