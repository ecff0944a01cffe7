import type { Context } from '../../context/context.ts';
import { explorerTabs, type SampleItem, type Tab } from './explorer-tabs.ts';
import type { GraphServer } from '../yoga.ts';

const sampleItem =
  '{ low: items(filter: { state: low }, first: 1) { nodes { id onHand } } any: items(first: 1) { nodes { id onHand } } }';

/** The explorer's examples with an item of the viewer's kitchen: one below par, or else any. */
export async function explorerExamples(graph: GraphServer, ctx: Context): Promise<readonly Tab[]> {
  const response = await graph.fetch(
    'http://localhost/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: sampleItem }) },
    { ctx },
  );
  return explorerTabs(firstItem(await response.json()));
}

/** The first item in a response. */
function firstItem(answer: unknown): SampleItem | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('id' in answer && typeof answer.id === 'string' && 'onHand' in answer && typeof answer.onHand === 'string') {
    return { id: answer.id, onHand: answer.onHand };
  }
  for (const part of Object.values(answer)) {
    const item = firstItem(part);
    if (item) return item;
  }
  return null;
}
