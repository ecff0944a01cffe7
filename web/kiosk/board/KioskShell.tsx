import type { ApolloClient } from '@apollo/client';
import { Center, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { showColorMode } from '../../ui/theme/color-mode.ts';
import { applyUserLanguage, useLanguage } from '../../ui/i18n/language.ts';
import { keepSpanishNames, type NamePair } from '../../ui/i18n/spanish-names.ts';
import { OwnUnitsContext } from '../../ui/kitchen/kitchen-units.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardDevice } from './model/board.ts';
import { namedBoard } from './model/named-board.ts';
import { freshnessOf } from '../engine/freshness.ts';
import { kioskTexts } from '../texts.ts';
import { BoardScreen } from './BoardScreen.tsx';
import { CrashBoundary } from '../health/CrashBoundary.tsx';
import { useBoardState, useKiosk } from './kiosk-context.ts';
import { StaleBanner } from './bars/StaleBanner.tsx';
import { useNow } from './useNow.ts';

interface KioskShellProps {
  readonly client: ApolloClient;
  readonly onUpdate: () => Promise<unknown>;
}

/** Renders the board, or a spinner while it loads. A render error leaves the engine running. */
export function KioskShell({ client, onUpdate }: KioskShellProps) {
  const { board: read } = useBoardState();
  const language = useLanguage();
  const board = useMemo(() => (read ? namedBoard(read, language) : null), [read, language]);
  useEffect(() => {
    document.title = board ? `${board.device.name} - Brigade` : 'Brigade';
  }, [board]);
  useDeviceAppearance(board?.device);
  useSpanishNames(read?.spanishNames);
  if (!board) return <Starting />;
  return (
    <OwnUnitsContext value={board.units}>
      <CrashBoundary board={board}>
        <BoardScreen board={board} client={client} onUpdate={onUpdate} />
      </CrashBoundary>
    </OwnUnitsContext>
  );
}

/** Applies the display's own language and color mode instead of the browser's. */
function useDeviceAppearance(device: BoardDevice | undefined) {
  const theme = device?.settings.theme ?? 'auto';
  const language = device?.language;
  useEffect(() => applyUserLanguage(language), [language]);
  useEffect(() => {
    showColorMode(theme === 'auto' ? null : theme);
    return () => showColorMode(null);
  }, [theme]);
}

/** Sets the names for what is outside the board data: messages of the server, recipes and timers. */
function useSpanishNames(names: readonly NamePair[] | undefined) {
  useEffect(() => {
    keepSpanishNames(names ?? []);
    return () => keepSpanishNames([]);
  }, [names]);
}

function Starting() {
  const t = useTexts(kioskTexts);
  const { link } = useBoardState();
  const now = useNow(useKiosk().engine.clock);
  return (
    <Flex direction="column" h="100dvh" fontSize="2rem">
      <StaleBanner link={link} freshness={freshnessOf(link, now.instant)} now={now} onPrint={() => window.print()} />
      <Center flex="1" gap="4" color="fg.muted">
        <Spinner size="lg" /> <Text>{t('starting')}</Text>
      </Center>
    </Flex>
  );
}
