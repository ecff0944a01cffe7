import { Button } from '@chakra-ui/react';
import { CirclePlus } from 'lucide-react';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { requestTexts } from './request-texts.ts';

/** Opens the form that requests more of a task (`task.ID`). */
export function NeedMoreButton({ subject }: { readonly subject: string }) {
  const t = useTexts(requestTexts);
  const request = useLayer('request');
  return (
    <Button variant="outline" minH="12" onClick={() => request.open(subject)}>
      <CirclePlus aria-hidden="true" /> {t('needMore')}
    </Button>
  );
}
