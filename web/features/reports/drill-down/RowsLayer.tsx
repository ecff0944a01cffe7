import { Button, Text } from '@chakra-ui/react';
import { ListX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { OpenRows } from '../../../ui/components/OpenRows.tsx';
import { useReadToEnd } from '../../../ui/components/useReadToEnd.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Period } from '../../../ui/format/chart-spans.ts';
import { reportsTexts } from '../texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface PageOf<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface RowsLayerProps<Row> {
  /** The figure, and the station, person, reason, item or check that it is of. */
  readonly title: readonly (string | null | undefined)[];
  readonly days: Period;
  readonly page: PageOf<Row> | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly readAfter: (after: string) => Promise<PageOf<Row> | undefined>;
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** Beside a report: the rows behind one of its figures, or their loading, error or empty state. */
export function RowsLayer<Row>(props: RowsLayerProps<Row>) {
  const { title, days, page, error, onRetry, readAfter, onClose, children } = props;
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { busy, withAll } = useReadToEnd(page, readAfter);
  const dates = [...new Set([days.from, days.to])].map((day) => formatDate(day, language));
  const more = page?.pageInfo.hasNextPage === true;
  const count = page?.nodes.length ?? 0;
  return (
    <SideLayer title={title.filter(Boolean).join(' · ')} onClose={onClose}>
      <Text color="fg.muted" mb="2" role="status">
        {dates.join(' – ')}
        {page && !more && count > 0 ? ` · ${t('shown', { n: count })}` : null}
      </Text>
      {page ? null : <NotLoaded error={error} onRetry={onRetry} rows={6} rowHeight="12" />}
      {page && count === 0 ? <EmptyState icon={ListX} title={t('noRows')} /> : null}
      <OpenRows>{page?.nodes.map((row) => children(row))}</OpenRows>
      {more ? (
        <Button
          variant="outline"
          mt="3"
          loading={busy}
          loadingText={t('loadingAll')}
          onClick={() => void withAll(() => {})}
        >
          {t('showAll')}
        </Button>
      ) : null}
    </SideLayer>
  );
}
