import { Button, Flex } from '@chakra-ui/react';
import { Ban, Circle, CircleCheck, CircleDashed, type LucideIcon, QrCode, TriangleAlert } from 'lucide-react';
import { checkLateBy } from '#schema/line-check-lateness.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { BoardCheck } from '../model/board.ts';
import { formatSpan } from '../../../ui/format/spans.ts';
import { kioskTexts } from '../../texts.ts';
import { useFormatters } from '../useFormatters.ts';

interface CheckStateProps {
  readonly check: BoardCheck;
  readonly time: number;
  readonly onOpen: () => void;
}

/** The status of a line check as icon, word and color; an open one offers its QR code for a phone. */
export function CheckState({ check, time, onOpen }: CheckStateProps) {
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  const lateBy = checkLateBy(check, time);
  const open = check.status === 'open' || check.status === 'in_progress';
  const [Icon, color, word] =
    lateBy > 0
      ? [TriangleAlert, 'fg.error', t('late', { time: formatSpan(lateBy, language) })]
      : checkStyle(check.status, t);
  return (
    <>
      <Flex align="center" gap="0.35em" color={color} fontSize="0.6em" fontWeight="bold">
        <Icon size="1.2em" aria-hidden="true" /> {word}
      </Flex>
      {open ? (
        <Button variant="outline" minH="16" px="4" fontSize="max(0.5em, 1.125rem)" onClick={onOpen}>
          <QrCode aria-hidden="true" /> {t('openQr')}
        </Button>
      ) : null}
    </>
  );
}

function checkStyle(
  status: BoardCheck['status'],
  t: (key: 'submitted' | 'missed' | 'running' | 'scheduled' | 'isOpen') => string,
): readonly [LucideIcon, string, string] {
  switch (status) {
    case 'submitted':
      return [CircleCheck, 'brand.fg', t('submitted')];
    case 'missed':
      return [Ban, 'fg.error', t('missed')];
    case 'in_progress':
      return [CircleDashed, 'fg.info', t('running')];
    case 'open':
      return [Circle, 'fg', t('isOpen')];
    case 'scheduled':
      return [Circle, 'fg.muted', t('scheduled')];
  }
}
