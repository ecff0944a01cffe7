import { MorePeopleDocument } from '../../platform/graphql/more-people.generated.ts';
import { useWholeList } from '../../platform/graphql/useWholeList.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { ToggleGroup } from '../../ui/forms/ToggleGroup.tsx';
import { SettingRow } from '../../ui/forms/SettingRow.tsx';
import { useSettingsPeopleQuery } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';

interface PeoplePicksProps {
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: string[]) => void;
}

/** Chooses the users who may do line checks. */
export function PeopleChoice({ chosen, disabled, onChange }: PeoplePicksProps) {
  const t = useTexts(settingsTexts);
  const { data, error, refetch, fetchMore } = useSettingsPeopleQuery();
  const isWhole = useWholeList(data?.users, (after) =>
    fetchMore({ query: MorePeopleDocument, variables: { filter: 'active', after } }),
  );
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data || !isWhole) return <SkeletonList rows={2} rowHeight="11" />;
  return (
    <SettingRow label={t('peopleAllowed')} text={t('peopleAllowedText')}>
      {({ textId }) => (
        <ToggleGroup
          label={t('peopleAllowed')}
          describedBy={textId}
          choices={data.users.nodes.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </SettingRow>
  );
}
