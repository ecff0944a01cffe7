import type { ApolloClient } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Board } from './model/board.ts';
import { BoardSheets } from '../dialogs/BoardSheets.tsx';
import { kioskTexts } from '../texts.ts';
import { BoardBody } from './BoardBody.tsx';
import { ExitCorner } from './bars/ExitCorner.tsx';
import { Footer } from './bars/Footer.tsx';
import { Header } from './bars/Header.tsx';
import { NightClock } from '../health/NightClock.tsx';
import { PaperList } from './views/PaperList.tsx';
import { StaleBanner } from './bars/StaleBanner.tsx';
import { UnsavedBanner } from './bars/UnsavedBanner.tsx';
import { useActs, useSheet } from './useActs.ts';
import { useBoardModel } from './useBoardModel.ts';
import { useFullScreen } from '../health/useFullScreen.ts';
import { useDisplayLifecycle } from '../health/useDisplayLifecycle.ts';
import { useKeyActions } from './keyboard/useKeyActions.ts';
import { useMode } from './useMode.ts';
import { usePerson } from './usePerson.ts';
import { usePixelShift } from '../health/usePixelShift.ts';

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'bg',
    userSelect: 'none',
    _print: { display: 'none' },
  },
});

interface BoardScreenProps {
  readonly board: Board;
  readonly client: ApolloClient;
  readonly onUpdate: () => Promise<unknown>;
}

/**
 * The whole screen: header, stale banner, the board in its mode, footer, and sheets. Offline, the banner replaces the
 * footer, so that the tiles keep their size.
 */
export function BoardScreen({ board, client, onUpdate }: BoardScreenProps) {
  const t = useTexts(kioskTexts);
  const model = useBoardModel(board);
  const { state, now, freshness, stations, choice } = model;
  const { sheet, open, close } = useSheet();
  const person = usePerson();
  const actions = useActs({ asksForPin: board.kitchen.asksForPin, live: !model.offline, person, open });
  const { awake, keepAwake, sounds, night } = useDisplayLifecycle({ model, client, onUpdate, busy: sheet !== null });
  const asleep = night === 'clock' && sheet === null;
  const mode = useMode(board.device.settings);
  const { toggle: fullScreen } = useFullScreen();
  const shift = usePixelShift();
  useKeyActions({
    model,
    actions,
    settings: board.device.settings,
    active: sheet === null && !asleep,
    open,
    on: { mode: mode.next, mute: sounds.toggle, fullScreen },
  });
  useEffect(() => {
    if (state.needsPin) open({ name: 'queuePin' });
  }, [state.needsPin, open]);
  const on = { station: stations.next, sound: sounds.toggle, awake: keepAwake, turn: choice.turn, open };
  return (
    <>
      <Frame style={{ fontSize: `${String(model.em)}px`, transform: shift }} data-night={night}>
        <Header
          {...{ now, freshness, on, awake, link: state.link, needsPin: state.needsPin, waiting: model.waiting }}
          stations={stations.names === '' ? t('allStations') : stations.names}
          sound={sounds.state}
          person={person}
          page={choice.page}
          pages={mode.mode === 'prep' ? choice.pages : 1}
        />
        <StaleBanner link={state.link} freshness={freshness} now={now} onPrint={() => window.print()} />
        {state.unsaved ? <UnsavedBanner /> : null}
        <BoardBody
          model={model}
          mode={mode.mode}
          acts={actions.acts}
          onAllergens={(id) => open({ name: 'allergens', id })}
        />
        {model.offline ? null : (
          <Footer
            {...{ board, totals: model.totals, next: model.next, time: now.time, canAct: model.canAct }}
            last={model.recalls[0] ?? null}
            onRecall={() => open({ name: 'recall' })}
            onAllDay={() => open({ name: 'allDay' })}
            onStock={() => mode.choose('stock')}
          />
        )}
        <ExitCorner onExit={() => open({ name: 'exit' })} />
        {asleep ? <NightClock dark time={now.time} /> : night === 'dim' ? <Dim /> : null}
      </Frame>
      <BoardSheets {...{ sheet, open, close, model, actions, person, sounds, mode }} />
      <PaperList board={board} tasks={model.tasks} asOf={state.link.receivedTime} />
    </>
  );
}

const Dim = chakra('div', {
  base: { position: 'absolute', inset: '0', bg: 'black', opacity: 0.65, pointerEvents: 'none' },
});
