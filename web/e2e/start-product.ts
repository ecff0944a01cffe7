import { Product } from './product.ts';

/** Before all browser tests: starts the product with a fresh kitchen, which most tests share. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await Product.open();
  process.env['E2E_URL'] = product.url;
  return () => product.close();
}
