import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../../ui/components/usePrinting.ts';
import { type LabelSize, measuresOf } from './label-sizes.ts';

interface LabelPaperProps {
  readonly size: LabelSize;
  readonly copies: number;
  /** One label. */
  readonly children: ReactNode;
}

/** The labels on paper, one on each page of their size. Nothing else of the page is printed: see `data-label-paper` in global-css.ts. */
export function LabelPaper({ size, copies, children }: LabelPaperProps) {
  if (!usePrinting()) return null;
  const { width, height } = measuresOf[size];
  return createPortal(
    <div className="print-only" data-label-paper="">
      <style>{`@page { size: ${String(width)}mm ${String(height)}mm; margin: 0 }`}</style>
      {Array.from({ length: copies }, (_, copy) => (
        <Box key={copy} breakAfter={copy === copies - 1 ? 'auto' : 'page'} breakInside="avoid">
          {children}
        </Box>
      ))}
    </div>,
    document.body,
  );
}
