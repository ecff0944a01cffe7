import { Product } from './product.ts';

/** Before all browser tests: starts the product with a fresh demo kitchen, which most tests share. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await Product.open({ demo: true });
  process.env['E2E_URL'] = product.url;
  return () => product.close();
}
