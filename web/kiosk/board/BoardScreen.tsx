import type { ApolloClient } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { RingBand } from '../../platform/timers/RingBand.tsx';
import { useRingingTimers } from '../../platform/timers/timers-context.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Board } from './model/board.ts';
import { BoardSheets } from '../dialogs/BoardSheets.tsx';
import { SheetZoomContext } from '../dialogs/SheetFrame.tsx';
import { sheetZoom } from './tiles/type-size.ts';
import { kioskTexts } from '../texts.ts';
import { BoardBody } from './BoardBody.tsx';
import { ExitCorner } from './bars/ExitCorner.tsx';
import { Footer } from './bars/Footer.tsx';
import { Header } from './bars/Header.tsx';
import { MarksOver } from './bars/MarksBar.tsx';
import { NightClock } from '../health/NightClock.tsx';
import { OnPaper } from '../../ui/components/OnPaper.tsx';
import { PaperList } from './views/PaperList.tsx';
import { StaleBanner } from './bars/StaleBanner.tsx';
import { RefusedBanner } from './bars/RefusedBanner.tsx';
import { UnsavedBanner } from './bars/UnsavedBanner.tsx';
import { useActs, useSheet } from './useActs.ts';
import { useBoardTimers } from './useBoardTimers.ts';
import { useBoardModel } from './useBoardModel.ts';
import { useFullScreen } from '../health/useFullScreen.ts';
import { useDisplayLifecycle } from '../health/useDisplayLifecycle.ts';
import { useKeyActions } from './keyboard/useKeyActions.ts';
import { useMarks } from './useMarks.ts';
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

/** The state of the screen and the actions of its controls. */
function useBoardScreen({ board, client, onUpdate }: BoardScreenProps) {
  const model = useBoardModel(board);
  const sheets = useSheet();
  const { sheet, open } = sheets;
  const person = usePerson();
  const actions = useActs({
    tasks: board.tasks,
    asksForPin: board.kitchen.asksForPin,
    live: !model.offline,
    person,
    open,
  });
  const ringing = useRingingTimers().length > 0;
  const busy = sheet !== null;
  const lifecycle = useDisplayLifecycle({ model, client, onUpdate, busy, ringing });
  const { sounds, night, keepAwake } = lifecycle;
  const timers = useBoardTimers({ sounds, canAct: model.canAct, whenNamed: actions.whenNamed });
  const openTimers = () => open({ name: 'timers' });
  const asleep = night === 'clock' && !busy;
  const mode = useMode(board.device.settings);
  const { toggle: fullScreen } = useFullScreen();
  const pressTimers = timers.isRinging ? timers.silence : openTimers;
  const marks = useMarks(model, actions);
  useKeyActions({
    model,
    actions,
    marks,
    settings: board.device.settings,
    active: !busy && !asleep,
    open,
    on: { mode: mode.next, mute: sounds.toggle, fullScreen, timers: pressTimers },
  });
  const { needsPin } = model.state;
  useEffect(() => {
    if (needsPin) open({ name: 'queuePin' });
  }, [needsPin, open]);
  const { stations, choice } = model;
  const bar = { station: stations.next, sound: sounds.toggle, awake: keepAwake, turn: choice.turn, timers: openTimers };
  return { model, sheets, person, actions, marks, lifecycle, timers, asleep, mode, on: { ...bar, open } };
}

/**
 * The whole screen: header, stale banner, the board in its mode, footer, and sheets. Offline, the banner replaces the
 * footer, so that the tiles keep their size.
 */
export function BoardScreen(props: BoardScreenProps) {
  const { board } = props;
  const t = useTexts(kioskTexts);
  const { model, sheets, person, actions, marks, lifecycle, timers, asleep, mode, on } = useBoardScreen(props);
  const { state, now, freshness, stations, choice, canAct, waiting, refused } = model;
  const { awake, sounds, night } = lifecycle;
  const { open } = sheets;
  const shift = usePixelShift();
  return (
    <>
      <Frame style={{ fontSize: `${String(model.em)}px`, transform: shift }} data-night={night}>
        <Header
          {...{ now, freshness, on, awake, link: state.link, needsPin: state.needsPin, waiting, canAct }}
          showsTime={mode.mode !== 'clock'}
          stations={stations.names === '' ? t('allStations') : stations.names}
          sound={sounds.state}
          person={person}
          page={choice.page}
          pages={mode.mode === 'prep' ? choice.pages : 1}
        />
        <StaleBanner link={state.link} freshness={freshness} now={now} onPrint={() => window.print()} />
        {state.unsaved ? <UnsavedBanner /> : null}
        {refused ? <RefusedBanner bump={refused} onDiscard={() => actions.acts.discard(refused.taskId)} /> : null}
        <BoardBody
          model={model}
          mode={mode.mode}
          acts={actions.acts}
          marks={marks}
          onAllergens={(id) => open({ name: 'allergens', id })}
        />
        <MarksOver marks={marks}>
          {model.offline ? null : (
            <Footer
              {...{ board, totals: model.totals, next: model.next, time: now.time, canAct }}
              last={model.recalls[0] ?? null}
              onRecall={() => open({ name: 'recall' })}
              onAllDay={() => open({ name: 'allDay' })}
              onStock={() => mode.choose('stock')}
            />
          )}
        </MarksOver>
        <ExitCorner onExit={actions.leave} />
        {asleep ? <NightClock dark model={model} /> : night === 'dim' ? <Dim /> : null}
      </Frame>
      <SheetZoomContext value={sheetZoom(model.em, { width: window.innerWidth, height: window.innerHeight })}>
        <BoardSheets {...{ ...sheets, model, actions, person, sounds, mode, timers }} />
      </SheetZoomContext>
      <RingBand
        acts={timers.acts}
        silent={timers.silent}
        timeZone={board.kitchen.timeZone}
        fontSize={`min(${String(model.em)}px, 7.5vmin)`}
      />
      <OnPaper>
        <PaperList board={board} tasks={model.tasks} asOf={state.link.receivedTime} />
      </OnPaper>
    </>
  );
}

const Dim = chakra('div', {
  base: { position: 'absolute', inset: '0', bg: 'black', opacity: 0.65, pointerEvents: 'none' },
});
