import { skipToken } from '@apollo/client/react';
import { ListChecks } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Layer } from '../../../ui/components/Layer.tsx';
import { useLastSeen } from '../../../ui/forms/useLastSeen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type TemplateFieldsFragment, useLineCheckTemplatesQuery } from '../line-checks.generated.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { planTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface TemplateLayerProps {
  /** The value of the query parameter: a template's id, or `new`. */
  readonly value: string;
  readonly onClose: () => void;
  readonly onArchived: (template: TemplateFieldsFragment) => void;
}

/** The template that the address names, archived ones included, or a new one. */
export function TemplateLayer({ value, onClose, onArchived }: TemplateLayerProps) {
  const t = useTexts(planTexts);
  const isNew = value === 'new';
  const { data, error, refetch } = useLineCheckTemplatesQuery(isNew ? skipToken : { variables: { archived: true } });
  // One that is removed from the list while it is edited stays open.
  const template = useLastSeen(data?.lineCheckTemplates.find(({ id }) => id === value));
  if (isNew || template) return <TemplateEditor template={template} onClose={onClose} onArchived={onArchived} />;
  return (
    <Layer title={t('templatesTitle')} onClose={onClose}>
      {data ? (
        <EmptyState icon={ListChecks} title={t('noTemplate')} description={t('noTemplateText')} />
      ) : (
        <NotLoaded error={error} onRetry={() => refetch()} />
      )}
    </Layer>
  );
}
