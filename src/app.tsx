import { Route, Routes } from "react-router";
import { ContactProvider } from "./contact/ContactProvider.tsx";
import type { Draft } from "./contact/draft.ts";
import { HomePage } from "./home/HomePage.tsx";
import { Layout } from "./layout/Layout.tsx";
import { ServicesPage } from "./services/ServicesPage.tsx";

export function App({ draft = {} }: { draft?: Draft }) {
  return (
    <ContactProvider draft={draft}>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<HomePage />} />
          <Route path="services" element={<ServicesPage />} />
        </Route>
      </Routes>
    </ContactProvider>
  );
}
