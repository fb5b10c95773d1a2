export default function Page() {
  return <p>For members</p>;
}
