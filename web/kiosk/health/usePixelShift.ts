import { useEffect, useState } from 'react';
import { pixelShift } from './night.ts';

/** CSS transform that shifts the whole screen by a few pixels once a minute, against burn-in. */
export function usePixelShift(): string {
  const [shift, setShift] = useState({ x: 0, y: 0 });
  useEffect(() => {
    const timer = setInterval(() => setShift(pixelShift(Math.random)), 60_000);
    return () => clearInterval(timer);
  }, []);
  return `translate(${String(shift.x)}px, ${String(shift.y)}px)`;
}
