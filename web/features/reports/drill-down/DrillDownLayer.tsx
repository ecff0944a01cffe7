import { ListX } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { reportsTexts } from '../texts.ts';
import { parseDrillDown } from './drill-down.ts';
import { EntriesLayer } from './EntriesLayer.tsx';
import { MovementsLayer } from './MovementsLayer.tsx';
import { RunsLayer } from './RunsLayer.tsx';
import { SalesDaysLayer } from './SalesDaysLayer.tsx';
import { TasksLayer } from './TasksLayer.tsx';

interface DrillDownLayerProps {
  readonly value: string;
  readonly onClose: () => void;
}

/** The rows that a figure of a report counts, each of which opens. */
export function DrillDownLayer({ value, onClose }: DrillDownLayerProps) {
  const t = useTexts(reportsTexts);
  const figure = parseDrillDown(value);
  switch (figure?.report) {
    case 'prep':
      return <TasksLayer to={figure} onClose={onClose} />;
    case 'waste':
      return <EntriesLayer to={figure} onClose={onClose} />;
    case 'usage':
      return <MovementsLayer to={figure} onClose={onClose} />;
    case 'line-checks':
      return <RunsLayer to={figure} onClose={onClose} />;
    case 'food-cost':
      return <SalesDaysLayer to={figure} onClose={onClose} />;
    case undefined:
      return (
        <SideLayer title={t('unknownFigure')} onClose={onClose}>
          <EmptyState icon={ListX} title={t('unknownFigure')} description={t('unknownText')} />
        </SideLayer>
      );
  }
}
