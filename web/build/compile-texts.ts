import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSync, type Plugin } from 'vite';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every ICU message among the string values of object literals, as the tokens the runtime reads. */
function editsIn(node: unknown): readonly Edit[] {
  if (Array.isArray(node)) return node.flatMap(editsIn);
  if (!isNode(node)) return [];
  const { value } = node;
  if (
    node['type'] === 'Property' &&
    isNode(value) &&
    typeof value['value'] === 'string' &&
    value['value'].includes('{')
  ) {
    const text = JSON.stringify(compileMessage(value['value']));
    return [{ start: Number(value['start']), end: Number(value['end']), text }];
  }
  return Object.values(node).flatMap(editsIn);
}

/** Compiles the messages of every `defineTexts` while building, so that no browser loads a message compiler. */
export function compileTexts(): Plugin {
  return {
    name: 'brigade-compile-texts',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('defineTexts(')) return null;
      const edits = [...editsIn(parseSync(id, code).program)].toSorted((a, b) => b.start - a.start);
      return {
        code: edits.reduce(
          (text, { start, end, text: tokens }) => text.slice(0, start) + tokens + text.slice(end),
          code,
        ),
        map: null,
      };
    },
  };
}
