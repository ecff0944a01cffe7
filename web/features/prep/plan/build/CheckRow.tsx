import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '12', py: '1.5', cursor: 'pointer' },
});

interface CheckRowProps {
  /** The accessible name, where the content is longer than what is checked. */
  readonly label?: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A row whose whole width is the target of its checkbox. */
export function CheckRow({ label, checked, onToggle, children }: CheckRowProps) {
  return (
    <Row>
      <chakra.input
        type="checkbox"
        aria-label={label}
        boxSize="6"
        flexShrink="0"
        accentColor="brand.solid"
        checked={checked}
        onChange={onToggle}
      />
      {children}
    </Row>
  );
}
