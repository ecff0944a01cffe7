import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../logger.ts';
import { CHANNEL, CONNECTED, type EventNotifier } from './event-notifier.ts';

/** A connection for counting requests: it answers at once, also while Redis cannot be reached. */
export function redisCounter(url: string, log: Log): Redis {
  return openRedis(url, { enableOfflineQueue: false }, (err) =>
    log.warn({ err }, 'Redis cannot be reached; limits count in this process'),
  );
}

/** Through Redis, when `REDIS_URL` is set. */
export function redisNotifier(url: string, log: Log): EventNotifier {
  const warn = (err: Error) => log.warn({ err }, 'Redis cannot be reached; live events may be late');
  const publisher = openRedis(url, {}, warn);
  const subscriber = openRedis(url, { autoResubscribe: false }, warn);
  let connected = false;
  subscriber.on('close', () => (connected = false));
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        connected = true;
        subscriber.emit('message', CHANNEL, CONNECTED);
      },
      (error: unknown) => log.warn({ err: error }, 'Redis subscription failed'),
    );
  });
  return {
    notify: (message) => void publisher.publish(CHANNEL, message).catch(() => undefined),
    onNotify: (listener) => subscriber.on('message', (_channel, message) => listener(message)),
    isConnected: () => connected,
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
      await Promise.resolve();
    },
  };
}

function openRedis(url: string, options: RedisOptions, onError: (error: Error) => void): Redis {
  return new Redis(url, options).on('error', onError);
}
