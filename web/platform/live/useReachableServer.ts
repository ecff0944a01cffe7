import { useEffect, useState, useSyncExternalStore } from 'react';
import { endpoints } from '../paths.ts';
import { connection } from './connection.ts';
import { useOnline } from './useOnline.ts';

const askEvery = 5_000;
const timeout = 4_000;

async function answers(): Promise<boolean> {
  try {
    const response = await fetch(endpoints.health, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Whether the server can be reached. While only the live connection is lost, a request is sent: some networks block
 * sockets but not requests, and there a form can be saved.
 */
export function useReachableServer(): boolean {
  const online = useOnline();
  const { notice } = useSyncExternalStore(connection.subscribe, connection.read);
  const isInDoubt = online && notice !== null;
  const [isAnswering, setAnswering] = useState(true);
  useEffect(() => {
    if (!isInDoubt) return;
    let isOver = false;
    const ask = () => void answers().then((yes) => (isOver ? undefined : setAnswering(yes)));
    ask();
    const timer = setInterval(ask, askEvery);
    return () => {
      isOver = true;
      clearInterval(timer);
      setAnswering(true);
    };
  }, [isInDoubt]);
  return online && isAnswering;
}
