import { createTransport } from 'nodemailer';
import type { Smtp } from '../../platform/config.ts';
import type { MailText } from './mail-texts.ts';

/** A mail server that does not answer is given up after this many milliseconds, and tried again later. */
const PATIENCE = 20_000;

/** Sends one mail as plain text and as simple HTML. @throws the mail server's error */
export async function sendMail(
  { url, from }: Smtp,
  to: string,
  { subject, paragraphs, link }: MailText,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  const text = [...paragraphs, `${link.words}:\n${link.url}`].join('\n\n');
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    `<p><a href="${escaped(link.url)}">${escaped(link.words)}</a></p>`,
  ].join('\n');
  try {
    // As an object: an address with a comma or a line break stays one address.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
  } finally {
    transport.close();
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
