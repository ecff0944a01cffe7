import type { Feature } from '../../platform/feature.ts';
import { mailQueue } from './mail.queue.ts';
import { MailResolver } from './mail.resolver.ts';

export const mail: Feature = { resolvers: [MailResolver], queues: [mailQueue] };
