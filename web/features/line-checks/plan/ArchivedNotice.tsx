import { Button, Flex, Text } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import { useEffect } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type TemplateFieldsFragment, useArchiveLineCheckTemplateMutation } from '../line-checks.generated.ts';
import { planTexts } from './texts.ts';

interface ArchivedNoticeProps {
  readonly template: TemplateFieldsFragment;
  readonly onClose: () => void;
}

/** Shown in place after archiving a template, with Undo. */
export function ArchivedNotice({ template, onClose }: ArchivedNoticeProps) {
  const t = useTexts(planTexts);
  const [archive, { loading }] = useArchiveLineCheckTemplateMutation(invalidating('lineCheckTemplates'));
  useEffect(() => {
    const timer = setTimeout(onClose, limits.undoWindow);
    return () => clearTimeout(timer);
  }, [onClose]);
  const undo = async () => {
    await archive({ variables: { input: { id: template.id, archived: false } } });
    onClose();
  };
  return (
    <Flex role="status" mx={{ base: '4', md: '5' }} mb="3" p="3" gap="3" align="center" bg="bg.muted" rounded="l2">
      <Archive size={18} aria-hidden="true" />
      <Text flex="1">{t('wasArchived', { name: template.name })}</Text>
      <Button variant="outline" loading={loading} loadingText={t('undo')} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </Flex>
  );
}
