import { chakra, Flex, Kbd, Text } from '@chakra-ui/react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { DeviceSettings } from '../board/model/board.ts';
import { type KeyAction, printedKeys } from '../board/keyboard/keys.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

const List = chakra('dl', { base: { columnCount: { base: 1, md: 2 }, columnGap: '8' } });

/** The lines of the card: related keys share a line. */
const lines = {
  key_tile: ['tile1'],
  key_nextTen: ['nextTen'],
  key_move: ['left', 'right', 'up', 'down'],
  key_ends: ['home', 'end'],
  key_act: ['act'],
  key_mark: ['mark'],
  key_hold: ['hold'],
  key_undo: ['undo'],
  key_recall: ['recall'],
  key_pages: ['previousPage', 'nextPage'],
  key_station: ['station'],
  key_allergens: ['allergens'],
  key_allDay: ['allDay'],
  key_mode: ['mode'],
  key_timers: ['timers'],
  key_mute: ['mute'],
  key_fullScreen: ['fullScreen'],
  key_menu: ['menu'],
  key_keyCard: ['keyCard'],
} as const satisfies Readonly<Record<string, readonly KeyAction[]>>;

function isLine(key: string): key is keyof typeof lines {
  return key in lines;
}

/** The keys of this display and their actions, custom keys included. */
export function KeyCard({ settings, onClose }: { readonly settings: DeviceSettings; readonly onClose: () => void }) {
  const t = useTexts(sheetTexts);
  const own = (actions: readonly KeyAction[]) =>
    settings.keys.filter(({ action }) => actions.some((each) => each === action));
  const printed = (actions: readonly KeyAction[]) =>
    actions[0] === 'tile1' ? ['1-9'] : actions.flatMap((action) => printedKeys[action]);
  return (
    <SheetFrame wide title={t('keys')} subtitle={t('keysText')} onClose={onClose}>
      <List>
        {Object.keys(lines)
          .filter(isLine)
          .map((line) => (
            <Flex key={line} align="center" gap="3" py="1.5" breakInside="avoid" borderBottomWidth="1px">
              <Text as="dt" flex="1">
                {t(line)}
              </Text>
              <Flex as="dd" gap="1.5" wrap="wrap" justify="flex-end">
                {printed(lines[line]).map((key) => (
                  <Kbd key={key} size="lg">
                    {key}
                  </Kbd>
                ))}
                {own(lines[line]).map(({ code }) => (
                  <Kbd key={code} size="lg" variant="outline" title={t('ownKey')}>
                    {code}
                  </Kbd>
                ))}
              </Flex>
            </Flex>
          ))}
      </List>
    </SheetFrame>
  );
}
