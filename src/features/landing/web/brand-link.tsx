import { useProductName } from '#features/shell/web/index.ts'
import { Brand } from '#platform/web/ui/brand.tsx'

export function BrandLink() {
  return (
    <a className="inline-flex" href="/">
      <Brand name={useProductName()} />
    </a>
  )
}
