import type { BoardModel } from '../board/useBoardModel.ts';
import type { useBoardTimers } from '../board/useBoardTimers.ts';
import type { Sheet, useActs } from '../board/useActs.ts';
import type { useMode } from '../board/useMode.ts';
import type { usePerson } from '../board/usePerson.ts';
import type { useSounds } from '../health/useSounds.ts';

/** Props of the sheets over the board. */
export interface BoardSheetsProps {
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet) => void;
  readonly close: () => void;
  readonly model: BoardModel;
  readonly actions: ReturnType<typeof useActs>;
  readonly person: ReturnType<typeof usePerson>;
  readonly sounds: ReturnType<typeof useSounds>;
  readonly mode: ReturnType<typeof useMode>;
  readonly timers: ReturnType<typeof useBoardTimers>;
}
