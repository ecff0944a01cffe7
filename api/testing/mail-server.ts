import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A received mail: headers and body, quoted-printable decoded. */
export interface ArrivedMail {
  readonly to: readonly string[];
  readonly text: string;
}

/** An in-process SMTP server. */
export interface MailServer {
  readonly url: string;
  readonly mails: ArrivedMail[];
  /** Refuses this many mails from now on. */
  refuse(count: number): void;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(new Error('Try again later'));
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: decoded(Buffer.concat(parts).toString()) });
        return done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (count) => {
      refusals = count;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decoded(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
