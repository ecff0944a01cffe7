import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { SelectField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useSuppliersQuery } from './suppliers.generated.ts';
import { deliveriesTexts } from './texts.ts';

interface SupplierChoiceProps {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (supplierId: string) => void;
}

/** Chooses a supplier; without any, links to adding the first one. */
export function SupplierChoice({ value, error, onChange }: SupplierChoiceProps) {
  const t = useTexts(deliveriesTexts);
  const { data } = useSuppliersQuery({ variables: { archived: false } });
  if (data?.suppliers.length === 0) {
    return (
      <>
        {t('noSuppliers')}{' '}
        <Button asChild variant="outline">
          <Link to={`${paths.receiving}?tab=suppliers`}>{t('addSupplier')}</Link>
        </Button>
      </>
    );
  }
  return (
    <SelectField
      label={t('supplier')}
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('supplierPlaceholder')}</option>
      {data?.suppliers.map((supplier) => (
        <option key={supplier.id} value={supplier.id}>
          {supplier.name}
        </option>
      ))}
    </SelectField>
  );
}
