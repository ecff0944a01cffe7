import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { CopyButton } from '../../../ui/components/CopyButton.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { webhooksTexts } from './texts.ts';

interface ShownKeyProps {
  readonly name: string;
  readonly signingKey: string;
  readonly onDone: () => void;
}

/** The signing secret, shown only once. */
export function ShownKey({ name, signingKey, onDone }: ShownKeyProps) {
  const t = useTexts(webhooksTexts);
  const label = t('secretOf', { name });
  return (
    <Stack gap="4" borderWidth="1px" borderColor="brand.solid" rounded="l3" p="4" role="status">
      <Flex gap="3" align="center">
        <Box color="brand.fg" flexShrink="0">
          <KeyRound size={22} aria-hidden="true" />
        </Box>
        <Text fontWeight="semibold">{label}</Text>
      </Flex>
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
        <Input readOnly value={signingKey} aria-label={label} onFocus={(event) => event.target.select()} />
        <CopyButton text={signingKey} label={t('copy')} toast="copiedToast" />
      </Flex>
      <Text textStyle="sm">{t('secretOnce')}</Text>
      <WrappingButton variant="outline" alignSelf="flex-start" onClick={onDone}>
        {t('done')}
      </WrappingButton>
    </Stack>
  );
}
