export function Title({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="mt-6 mb-1 text-sm font-strong">
      {text}
    </h2>
  )
}
