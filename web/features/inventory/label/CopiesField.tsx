import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { labelTexts } from './label-texts.ts';

interface CopiesFieldProps {
  readonly value: number;
  readonly onChange: (copies: number) => void;
}

const within = (copies: number) => Math.min(Math.max(copies, 1), limits.labelCopiesMax);

/** A number of copies, by large buttons or typed. What is typed beyond the limits becomes the limit. */
export function CopiesField({ value, onChange }: CopiesFieldProps) {
  const t = useTexts(labelTexts);
  const title = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => onChange(within(value + by));
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    setTyped(digits);
    if (digits !== '') onChange(within(Number(digits)));
  };
  return (
    <div>
      <Text id={title} fontWeight="semibold" mb="1.5">
        {t('copies')}
      </Text>
      <Flex gap="2" maxW="sm">
        <Button
          variant="outline"
          h="4.5rem"
          minW="4.5rem"
          aria-label={t('fewer')}
          disabled={value <= 1}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" />
        </Button>
        <Input
          h="4.5rem"
          minW="0"
          textAlign="center"
          fontSize="3xl"
          fontWeight="bold"
          inputMode="numeric"
          aria-labelledby={title}
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <Button
          variant="outline"
          h="4.5rem"
          minW="4.5rem"
          aria-label={t('more')}
          disabled={value >= limits.labelCopiesMax}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" />
        </Button>
      </Flex>
    </div>
  );
}
