import { chakra, Stack } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink, type To, useLocation } from 'react-router';
import { Sheet } from '../../ui/components/Sheet.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { layoutTexts } from './texts.ts';

export interface PageLink {
  readonly to: To;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** State of the history entry. */
  readonly state?: unknown;
  /** Current only at exactly this path, not at paths below it. */
  readonly end?: boolean;
}

const Row = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    rounded: 'l2',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
  },
});

const MoreButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    cursor: 'pointer',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
  variants: {
    on: {
      bottomBar: { flex: '1 0 auto', flexDirection: 'column', minH: '16', px: '1', textStyle: 'xs' },
      tabs: { flex: 'none', minH: '12', minW: '12', px: '3', gap: '2', textStyle: 'sm', borderStartWidth: '1px' },
    },
  },
});

interface MorePagesProps {
  readonly pages: readonly PageLink[];
  readonly on: 'bottomBar' | 'tabs';
}

/** On small screens: a button on the bar that lists every page of the navigation. */
export function MorePages({ pages, on }: MorePagesProps) {
  const t = useTexts(layoutTexts);
  const { key } = useLocation();
  // Where it was opened: going to a page, or Back, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <MoreButton
        type="button"
        on={on}
        // A list's own "More" loads its next rows.
        aria-label={t('morePages')}
        aria-haspopup="dialog"
        aria-expanded={openAt === key}
        onClick={() => setOpenAt(key)}
      >
        <Ellipsis size={22} aria-hidden="true" /> {t('more')}
      </MoreButton>
      {openAt === key ? (
        <Sheet title={t('allPages')} footer={null} onClose={() => setOpenAt(null)}>
          <Stack as="nav" aria-label={t('allPages')} gap="1">
            {pages.map(({ to, label, icon: Icon, state, end = false }) => (
              // A press on the current page closes the list, too.
              <Row key={label} to={to} state={state} end={end} onClick={() => setOpenAt(null)}>
                {Icon ? <Icon size={20} aria-hidden="true" /> : null} {label}
              </Row>
            ))}
          </Stack>
        </Sheet>
      ) : null}
    </>
  );
}
