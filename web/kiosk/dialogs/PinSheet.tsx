import { Center, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PinPad } from '../../platform/session/PinPad.tsx';
import { ShownPin } from '../../platform/session/ShownPin.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import type { Person } from '../board/usePerson.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface PinSheetProps {
  /** Rejects when the PIN is wrong. */
  readonly enter: (pin: string, personId?: string) => Promise<Person>;
  readonly onEntered?: (person: Person) => void;
  readonly onClose: () => void;
  /** The act that needs the PIN, such as "Done: Rice"; absent for queued presses. */
  readonly what?: string;
  /** How many queued presses need a PIN; absent for a press that was just made. */
  readonly waiting?: number;
}

/** Asks for the PIN of the person who acts. */
export function PinSheet({ enter, onEntered, onClose, what, waiting }: PinSheetProps) {
  const t = useTexts(sheetTexts);
  const ui = useTexts(uiTexts);
  const [fresh, setFresh] = useState<Person | null>(null);
  const go = (person: Person) => {
    onClose();
    // While the new PIN was shown the identification may have expired: then the person must press again.
    if (performance.now() < person.until) onEntered?.(person);
  };
  if (fresh?.newPin) {
    return (
      <SheetFrame title={ui('pinNew')} onClose={() => go(fresh)} onIdle={onClose} ownArrows>
        <Center>
          <ShownPin
            pin={fresh.newPin}
            title={ui('pinNew')}
            text={ui('pinNewText')}
            done={ui('pinKnown')}
            onDone={() => go(fresh)}
          />
        </Center>
      </SheetFrame>
    );
  }
  const subtitle = waiting === undefined ? t('pinText') : t('pinForQueue', { n: waiting });
  return (
    <SheetFrame title={t('pinTitle')} subtitle={subtitle} onClose={onClose} ownArrows>
      {what === undefined ? null : (
        <Text textAlign="center" fontSize="xl" fontWeight="bold" overflowWrap="anywhere">
          {what}
        </Text>
      )}
      <Center>
        <PinPad
          onEnter={async (pin, personId) => {
            const person = await enter(pin, personId);
            if (person.newPin === null) go(person);
            else setFresh(person);
          }}
        />
      </Center>
    </SheetFrame>
  );
}
