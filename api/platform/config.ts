import { z } from 'zod';
import { type RegistrationMode, registrationModes } from '#schema/vocabulary.ts';
import type { Bucket } from './files/s3-files.ts';
import { isLoopback, isNetwork, type Trust, trustOf } from './http/client-address.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Number of proxies in front, or the networks that they are in. */
const proxies = z.string().transform((value, check) => {
  const text = value.trim().toLowerCase();
  if (text === 'false' || text === '0') return null;
  if (/^[1-9]$/.test(text)) return trustOf(Number(text));
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every((network) => isNetwork(network))) return trustOf(networks);
  const message =
    'must be the number of proxies in front (such as 1), or their addresses or networks (such as 10.0.0.0/8); ' +
    '"true" would believe any address that a client writes itself';
  check.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const whole = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/** The web app and the links of mails are at the root of the address. */
const address = 'must be an http(s):// address without a path';
const isRoot = (url: string): boolean => /^https?:\/\/[^/?#]+\/*$/.test(url);

const seconds = 'must be a number of seconds from 0 to 60';

const settings = z.object({
  PORT: whole(0, 65_535, 'must be a whole number from 0 to 65,535').default(4000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: address, abort: true })
    .refine(isRoot, address)
    .optional(),
  DEMO: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3).max(300).optional(),
  PIN_PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
  REGISTRATION: z.enum(registrationModes, 'must be open, code or closed').default('open'),
  TRUST_PROXY: proxies.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  KITCHEN_STORAGE_MB: whole(10, Number.MAX_SAFE_INTEGER, 'must be a whole number of megabytes, 10 or more').default(
    1_000,
  ),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be the http(s):// address of a bucket' }).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LIVE_CONNECTIONS: whole(10, 9_000, 'must be a whole number from 10 to 9,000').default(5_000),
  DRAIN_SECONDS: z.coerce.number(seconds).min(0, seconds).max(60, seconds).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

/** How mail is sent. */
export interface Smtp {
  readonly url: string;
  readonly from: string;
}

/** Everything the environment can set, read once and validated. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The public address, without a trailing slash; decides Secure cookies and extra allowed origins. */
  readonly publicUrl: string | undefined;
  /** Whether the demo kitchen exists and can be entered without a password. */
  readonly demo: boolean;
  /** The mail server and the sender; absent: no mail is sent. Its links begin with `publicUrl`, which is set then. */
  readonly smtp: Smtp | undefined;
  /** Mixed into the hashes of PINs. Changing it invalidates every PIN. */
  readonly pinPepper: string | undefined;
  /** Who may register: anyone, only people with an existing kitchen's code, or nobody. */
  readonly registration: RegistrationMode;
  /** Which senders of `X-Forwarded-*` are trusted; null for none. */
  readonly trustProxy: Trust | null;
  /** Whether webhooks may go to addresses of private networks and of this machine, and by plain http. */
  readonly webhookAllowPrivate: boolean;
  /** The bearer token of the metrics scraper; without it there are no metrics. */
  readonly metricsToken: string | undefined;
  /** Bytes that the members of one kitchen may write in total. */
  readonly storageMax: number;
  /** Where photos are stored; absent: in `dataDir`. */
  readonly bucket: Bucket | undefined;
  /** Maximum of open sockets and event streams of one process, over all kitchens. */
  readonly liveConnections: number;
  /** How long `/readyz` answers 503 before the listener closes: longer than the proxy's health interval. */
  readonly drainSeconds: number;
  readonly logLevel: string;
  readonly development: boolean;
}

/** Reads the environment. Throws one sentence that lists every setting that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const names = Object.keys(settings.shape);
  const values = Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));
  const parsed = settings.safeParse(values);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are wrong: ${wrong.join('; ')}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && isLoopback(env.HOST)),
    smtp: smtpOf(env),
    pinPepper: env.PIN_PEPPER,
    registration: env.REGISTRATION,
    trustProxy: env.TRUST_PROXY ?? null,
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE ?? false,
    metricsToken: env.METRICS_TOKEN,
    storageMax: env.KITCHEN_STORAGE_MB * 1_000_000,
    bucket: bucketOf(env),
    liveConnections: env.LIVE_CONNECTIONS,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
    development: env.NODE_ENV === 'development',
  };
}

/** Links in mail must use the operator's PUBLIC_URL, never an address from a request header. */
function smtpOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.output<typeof settings>): Smtp | undefined {
  if (!SMTP_URL) return undefined;
  if (!MAIL_FROM || !PUBLIC_URL) {
    throw new Error(
      'These settings are wrong: SMTP_URL needs MAIL_FROM (the sender) and PUBLIC_URL (for links in mail).',
    );
  }
  return { url: SMTP_URL, from: MAIL_FROM };
}

function bucketOf(env: z.output<typeof settings>): Bucket | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT) return undefined;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('These settings are wrong: S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { endpoint: S3_ENDPOINT.replace(/\/+$/, ''), region: S3_REGION, ...keys };
}
