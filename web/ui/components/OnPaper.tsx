import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePrinting } from './usePrinting.ts';

/** What only a print shows. Rendered when a print begins, so that a screen does not carry its rows twice. */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return usePrinting() ? <Box className="print-only">{children}</Box> : null;
}
