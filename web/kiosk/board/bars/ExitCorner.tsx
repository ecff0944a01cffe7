import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { kioskTexts } from '../../texts.ts';

const holdFor = 3_000;
const Corner = chakra('div', {
  base: { position: 'absolute', bottom: '0', right: '0', boxSize: '14', touchAction: 'none', zIndex: '1' },
});

/** Holding the lower right corner for three seconds opens the exit sheet; the menu has a button for it, too. */
export function ExitCorner({ onExit }: { readonly onExit: () => void }) {
  const t = useTexts(kioskTexts);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = () => clearTimeout(timer.current);
  return (
    <Corner
      aria-hidden="true"
      title={t('exitHold')}
      onPointerDown={() => {
        release();
        timer.current = setTimeout(onExit, holdFor);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
