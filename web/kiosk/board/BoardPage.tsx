import { useMemo } from 'react';
import { TimersContext } from '../../platform/timers/timers-context.ts';
import { PageSpinner } from '../../ui/components/Loading.tsx';
import { type DeviceSettings } from './model/board.ts';
import { KioskSettingsDocument } from '../kiosk.generated.ts';
import { type Kiosk, KioskContext } from './kiosk-context.ts';
import { type Running, useEngine } from './useEngine.ts';
import { KioskShell } from './KioskShell.tsx';

interface BoardPageProps {
  readonly onRevoked: () => void;
  /** Loads the page in the newest build. */
  readonly onUpdate: () => Promise<unknown>;
}

/** A paired display: starts the engine and renders its state. */
export function BoardPage({ onRevoked, onUpdate }: BoardPageProps) {
  const running = useEngine(onRevoked);
  return running ? <RunningBoard running={running} onUpdate={onUpdate} /> : <PageSpinner />;
}

function RunningBoard({
  running: { engine, client, timers },
  onUpdate,
}: {
  readonly running: Running;
  readonly onUpdate: () => Promise<unknown>;
}) {
  const kiosk = useMemo<Kiosk>(
    () => ({
      engine,
      async saveSettings(changes: Partial<DeviceSettings>) {
        const { data } = await client.mutate({
          mutation: KioskSettingsDocument,
          variables: { input: changes },
          fetchPolicy: 'no-cache',
        });
        const device = data?.saveDeviceSettings;
        if (device)
          engine.store.set((state) => (state.board ? { ...state, board: { ...state.board, device } } : state));
      },
    }),
    [engine, client],
  );
  return (
    <KioskContext value={kiosk}>
      <TimersContext value={timers}>
        <KioskShell client={client} onUpdate={onUpdate} />
      </TimersContext>
    </KioskContext>
  );
}
