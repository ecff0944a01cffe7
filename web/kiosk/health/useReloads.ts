import { useEffect, useRef, useState } from 'react';
import { localTime } from '../../ui/format/kitchen-day.ts';
import { isNightly, isStuck, mayReload, reloadDelay, type Standing } from './reload.ts';
import type { Clock } from '../engine/clock.ts';
import { keep } from '../engine/kept.ts';
import { useBoardState } from '../board/kiosk-context.ts';

const lookEvery = 30_000;
const reloadedAt = keep('brigade.kiosk.reloaded', (value): value is number => typeof value === 'number');

interface Options {
  readonly clock: Clock;
  readonly standing: () => Standing;
  readonly onUpdate: () => Promise<unknown>;
}

/** Loads the page anew when it should be: a newer build, once a night, or when it has stopped living. Never under a hand. */
export function useReloads({ clock, standing, onUpdate }: Options) {
  const state = useBoardState();
  const latest = useRef({ state, standing });
  useEffect(() => {
    latest.current = { state, standing };
  });
  const [delay] = useState(() => reloadDelay(Math.random()));

  useEffect(() => {
    const began = performance.now();
    let newerSince: number | null = null;
    let frame = performance.now();
    let asked = requestAnimationFrame(function drawn() {
      frame = performance.now();
      asked = requestAnimationFrame(drawn);
    });

    const look = async () => {
      const { state: board, standing: stand } = latest.current;
      const now = performance.now();
      const newer = board.servedBuild !== board.ownBuild;
      newerSince = newer ? (newerSince ?? now) : null;
      if (document.visibilityState !== 'visible') frame = now;
      const last = reloadedAt.read();
      const heardAge = board.link.heardAt === null ? null : now - board.link.heardAt;
      const vital = { frameAge: now - frame, heardAge, reloadAge: last === null ? null : Date.now() - last };
      if (isStuck(vital) && (await answers())) {
        reloadedAt.write(Date.now());
        return location.reload();
      }
      if (!mayReload(stand())) return;
      const due = newerSince !== null && now - newerSince >= delay;
      const zone = board.board?.kitchen.timeZone ?? 'UTC';
      if (due) await onUpdate();
      else if (isNightly(localTime(new Date(clock.now()), zone), now - began)) location.reload();
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(asked);
    };
  }, [clock, onUpdate, delay]);
}

/** Whether there is a server to load the page from: without one a reload would only lose what is there. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
