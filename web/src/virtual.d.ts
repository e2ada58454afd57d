declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}

declare module 'virtual:catalogue/*' {
  const text: string;
  export default text;
}
