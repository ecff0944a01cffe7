import { Center } from '@chakra-ui/react';
import { PinPad } from '../../platform/session/PinPad.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Person } from '../board/usePerson.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface PinSheetProps {
  /** Rejects when the PIN is wrong. */
  readonly enter: (pin: string, personId?: string) => Promise<Person>;
  readonly onEntered: (person: Person) => void;
  readonly onClose: () => void;
  /** How many queued presses need a PIN; absent for a press that was just made. */
  readonly waiting?: number;
}

/** Asks for the PIN of the person who acts. */
export function PinSheet({ enter, onEntered, onClose, waiting }: PinSheetProps) {
  const t = useTexts(sheetTexts);
  const subtitle = waiting === undefined ? t('pinText') : t('pinForQueue', { n: waiting });
  return (
    <SheetFrame title={t('pinTitle')} subtitle={subtitle} onClose={onClose} ownArrows>
      <Center>
        <PinPad
          onEnter={async (pin, personId) => {
            const person = await enter(pin, personId);
            onClose();
            onEntered(person);
          }}
        />
      </Center>
    </SheetFrame>
  );
}
