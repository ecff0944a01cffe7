import { Parser } from 'htmlparser2';

/** Elements that begin a new line. */
const BLOCKS = new Set(['br', 'p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'tr']);

/** Text without elements and with characters in place of entities: web pages put both into their data. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text.trim();
  let plain = '';
  const parser = new Parser({
    ontext: (part) => (plain += part),
    onopentagname: (name) => {
      if (BLOCKS.has(name)) plain += '\n';
    },
  });
  parser.end(text);
  return plain.trim();
}

/** The texts of the JSON-LD scripts of a web page. */
export function jsonLdOf(html: string): string[] {
  const scripts: string[] = [];
  let inside = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inside = name === 'script' && attributes['type']?.trim().toLowerCase() === 'application/ld+json';
      if (inside) scripts.push('');
    },
    ontext: (part) => {
      if (inside) scripts[scripts.length - 1] += part;
    },
    onclosetag: () => {
      inside = false;
    },
  });
  parser.end(html);
  return scripts;
}
