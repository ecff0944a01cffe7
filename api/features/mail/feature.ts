import { feature } from '../../platform/feature.ts';
import { descriptions } from './mail.descriptions.ts';
import { mailQueue } from './mail.job.ts';
import { MailResolver } from './mail.resolver.ts';

export const mail = feature({ resolvers: [MailResolver], queues: [mailQueue], descriptions });
