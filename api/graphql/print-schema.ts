import { lexicographicSortSchema, printSchema } from 'graphql';
import { features } from '../features.ts';
import { buildGraph } from './schema.ts';

/** Prints the SDL, sorted, to standard output: the committed schema/schema.graphql. */
process.stdout.write(`${printSchema(lexicographicSortSchema(await buildGraph(features)))}\n`);
