import { Brand } from '#platform/web/ui/brand.tsx'
import { useProductName } from './use-product-name.ts'

export function BrandLink() {
  return (
    <a className="inline-flex" href="/">
      <Brand name={useProductName()} />
    </a>
  )
}
