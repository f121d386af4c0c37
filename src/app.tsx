import { Route, Routes } from "react-router";
import { HomePage } from "./home/HomePage.tsx";
import { Layout } from "./layout/Layout.tsx";
import { ServicesPage } from "./services/ServicesPage.tsx";

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="services" element={<ServicesPage />} />
      </Route>
    </Routes>
  );
}
