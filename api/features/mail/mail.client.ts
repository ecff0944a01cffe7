import type { Smtp } from '../../platform/config.ts';
import type { MailText } from './mail.messages.ts';

/** Milliseconds to wait for the mail server; the queue retries later. */
const TIMEOUT = 20_000;

/** Sends one mail as plain text and as simple HTML. @throws the mail server's error */
export async function sendMail(
  { url, from }: Smtp,
  to: string,
  { subject, paragraphs, link }: MailText,
): Promise<void> {
  // Most servers send no mail, and it takes 6 MB of memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const text = [...paragraphs, `${link.label}:\n${link.url}`].join('\n\n');
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
  ].join('\n');
  try {
    // As an object: an address with a comma or a line break stays one address.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
  } finally {
    transport.close();
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
